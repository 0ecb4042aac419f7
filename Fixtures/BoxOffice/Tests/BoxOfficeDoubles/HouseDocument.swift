/// What a gateway may keep about a house that is not ours: one row, quick holds, round prices.
package let studioHouse = """
  {
    "rows": [{"name": "S", "seats": 3, "category": "gallery"}],
    "holdMinutes": 5,
    "prices": {"stalls": 2000, "circle": 1500, "gallery": 1000}
  }
  """
