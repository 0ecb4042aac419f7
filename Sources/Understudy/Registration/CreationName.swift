/// The type of a key that is never registered: a parameterised factory that runs.
protocol CreationName {}
