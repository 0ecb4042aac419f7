@_exported import Understudy
@_exported import UnderstudyTesting
