/// A value that the start-up registers whether anybody asks for it or not.
package protocol StartUpValue {}
