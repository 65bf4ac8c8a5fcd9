/** For tests in which SQLite itself is to refuse something: its connections, whose own limits they set. */
import type Database from 'better-sqlite3'

/** In the order in which they were opened. */
export const connections: Database.Database[] = []

/** The library as it is; each connection that is opened with it comes to the end of `connections`. */
export const keepingConnections = ({ default: Real }: { default: typeof Database }) => ({
  default: new Proxy(Real, {
    construct(target, given) {
      const connection = Reflect.construct(target, given)
      connections.push(connection)
      return connection
    },
  }),
})
