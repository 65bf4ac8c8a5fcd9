/** For tests in which SQLite itself must refuse something: its connections, whose limits they set. */
import type Database from 'better-sqlite3'

/** In the order in which they were opened. */
export const connections: Database.Database[] = []

/** The unchanged library; each connection opened with it is appended to `connections`. */
export const keepingConnections = ({ default: Real }: { default: typeof Database }) => ({
  default: new Proxy(Real, {
    construct(target, given) {
      const connection = Reflect.construct(target, given)
      connections.push(connection)
      return connection
    },
  }),
})
