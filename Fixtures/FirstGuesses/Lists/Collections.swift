// swift-format-ignore-file
// What users of other tools type first at a collection in memory.

import UnderstudyTesting

struct ListedTicket: Identifiable, Sendable {
  let id: Int
  var isSold = false
}

struct DiskFull: Error {}

func collections(_ tickets: InMemoryCollection<ListedTicket>, _ ticket: ListedTicket) throws {
  tickets.add(ticket)  // expected-error {{Write try tickets.insert(ticket).}}
  tickets.create(ticket)  // expected-error {{Write try tickets.insert(ticket).}}
  tickets.append(ticket)  // expected-error {{Write try tickets.insert(ticket).}}
  tickets.upsert(ticket)  // expected-error {{Write try tickets.save(ticket).}}
  tickets.put(ticket)  // expected-error {{Write try tickets.save(ticket).}}
  tickets.set(ticket)  // expected-error {{Write try tickets.save(ticket).}}
  tickets.delete(ticket)  // expected-error {{Write try tickets.delete(ticket.id).}}
  tickets.remove(ticket)  // expected-error {{Write try tickets.delete(ticket.id).}}
  tickets.remove(7)  // expected-error {{Write try tickets.delete(7).}}
  tickets.delete(id: 7)  // expected-error {{Write try tickets.delete(7).}}
  tickets.remove(id: 7)  // expected-error {{Write try tickets.delete(7).}}
  tickets.get(7)  // expected-error {{Write try tickets.fetch(7).}}
  tickets.find(7)  // expected-error {{Write try tickets.fetch(7).}}
  tickets.fetch(id: 7)  // expected-error {{Write try tickets.fetch(7).}}
  tickets.find(id: 7)  // expected-error {{Write try tickets.fetch(7).}}
  tickets.get(id: 7)  // expected-error {{Write try tickets.fetch(7).}}
  tickets.fetchAll()  // expected-error {{Write try tickets.fetch().}}
  tickets.all()  // expected-error {{Write try tickets.fetch().}}
  tickets.getAll()  // expected-error {{Write try tickets.fetch().}}
  tickets.findAll()  // expected-error {{Write try tickets.fetch().}}
  tickets.filter { $0.isSold }  // expected-error {{Write try tickets.fetch { $0.isSold }.}}
  tickets.query { $0.isSold }  // expected-error {{Write try tickets.fetch { $0.isSold }.}}
  tickets.fetchAll(where: { $0.isSold })  // expected-error {{Write try tickets.fetch { $0.isSold }.}}
  tickets.find(where: { $0.isSold })  // expected-error {{Write try tickets.fetch { $0.isSold }.}}
  _ = tickets.values  // expected-error {{Write tickets.elements.}}
  _ = tickets.contents  // expected-error {{Write tickets.elements.}}
  tickets.fail(with: DiskFull())  // expected-error {{Write tickets.failNext(.writes, with: DiskFull()).}}
  tickets.failNextWrite(with: DiskFull())  // expected-error {{Write tickets.failNext(.writes, with: DiskFull()).}}
  tickets.failWrites(with: DiskFull())  // expected-error {{Write tickets.failNext(.writes, with: DiskFull()).}}
}

func collectionsWork(_ tickets: InMemoryCollection<ListedTicket>, _ ticket: ListedTicket) throws {
  try tickets.insert(ticket)
  try tickets.save(ticket)
  try tickets.delete(ticket.id)
  _ = try tickets.fetch(7)
  _ = try tickets.fetch { $0.isSold }
  _ = try tickets.fetch()
  _ = tickets.elements
  tickets.failNext(.writes, with: DiskFull())
}
