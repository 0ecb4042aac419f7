/// What the gateway keeps about a house, for the house to read when it opens.
enum SandboxHouse {
  /// The main house, in the words of the gateway's manual.
  static let main = """
    {
      "rows": [
        {"name": "A", "seats": 8, "category": "stalls"},
        {"name": "B", "seats": 8, "category": "stalls"},
        {"name": "M", "seats": 6, "category": "circle"},
        {"name": "Z", "seats": 4, "category": "gallery"}
      ],
      "holdMinutes": 15,
      "prices": {"stalls": 4500, "circle": 3250, "gallery": 1495}
    }
    """
}
