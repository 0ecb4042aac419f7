/// A value that start-up registers even if it is never resolved.
package protocol StartUpValue {}
