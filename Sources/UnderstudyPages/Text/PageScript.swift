/// The JavaScript that all pages share: making elements, and moving in lists by keyboard.
package enum PageScript {
  /// Every text gets into the page as text, never as HTML.
  package static let common = #"""
    "use strict";

    // Makes an element; members that begin with "on" listen, others are attributes.
    function make(name, members = {}, ...children) {
      const made = document.createElement(name);
      for (const [key, value] of Object.entries(members)) {
        if (value === null || value === undefined || value === false) continue;
        if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
        else made.setAttribute(key, value === true ? "" : value);
      }
      made.append(...children.filter(child => child !== null && child !== undefined));
      return made;
    }

    function pageData(id) { return JSON.parse(document.getElementById(id).textContent); }

    function counted(count, one, many = one + "s") {
      return count.toLocaleString("en") + " " + (count === 1 ? one : many);
    }

    // Whether a text contains all words of a search, in any order and case.
    function searchFor(query) {
      const words = query.toLowerCase().split(/\s+/).filter(word => word);
      return text => words.every(word => text.includes(word));
    }

    // The slash goes to the search field that can be seen.
    document.addEventListener("keydown", event => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target.matches("input, select, textarea")) return;
      const field = [...document.querySelectorAll("input[type=search]")]
        .find(field => field.offsetParent !== null);
      if (!field) return;
      event.preventDefault();
      field.focus();
      field.select();
    });

    // A list with one tab stop: arrows choose an entry. It shows as many as fit, on demand.
    function listBox(label, choose) {
      const box = make("div", { role: "listbox", tabindex: "0", "aria-label": label, class: "list" });
      const prefix = "list" + document.querySelectorAll("[role=listbox]").length + "-";
      let entries = [], active = -1;
      function mark(place, isChosen) {
        box.querySelector(".active")?.classList.remove("active");
        box.querySelector("[aria-selected=true]")?.setAttribute("aria-selected", "false");
        active = place;
        const option = box.children[place];
        if (!option) return box.removeAttribute("aria-activedescendant");
        option.classList.add("active");
        option.setAttribute("aria-selected", "true");
        box.setAttribute("aria-activedescendant", option.id);
        const [top, bottom] = [option.offsetTop, option.offsetTop + option.offsetHeight];
        if (top < box.scrollTop) box.scrollTop = top;
        else if (bottom > box.scrollTop + box.clientHeight) {
          box.scrollTop = bottom - box.clientHeight;
        }
        if (isChosen) choose(entries[place]);
      }
      box.addEventListener("keydown", event => {
        const page = 10, last = entries.length - 1;
        const goals = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: last,
          PageDown: active + page, PageUp: active - page };
        if (!(event.key in goals) || last < 0) return;
        event.preventDefault();
        mark(Math.min(last, Math.max(0, goals[event.key])), true);
      });
      box.addEventListener("click", event => {
        const option = event.target.closest("[role=option]");
        if (option) mark([...box.children].indexOf(option), true);
      });
      return {
        box,
        // Entries have a text, a class and the value that is chosen.
        show(list) {
          entries = list.map(entry => entry.value);
          active = -1;
          box.removeAttribute("aria-activedescendant");
          box.replaceChildren(...list.map((entry, place) => make("div",
            { role: "option", id: prefix + place, class: entry.style, "aria-selected": "false" },
            entry.text)));
        },
        mark(value) { mark(entries.indexOf(value), false); },
      };
    }

    """#
}
