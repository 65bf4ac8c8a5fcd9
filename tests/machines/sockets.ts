/** The TCP connections of this machine, as Linux lists them. */
import { readFileSync } from 'node:fs'

const ESTABLISHED = '01'
/** Kept for a minute by the side that closed first, and by no other. */
const TIME_WAIT = '06'

type Socket = { localPort: number; remotePort: number; state: string; unread: number }

function sockets(): Socket[] {
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) =>
    readFileSync(file, 'utf8').trim().split('\n').slice(1),
  )
  return lines.map((line) => {
    const [, local = '', remote = '', state = '', queues = ''] = line.trim().split(/\s+/)
    const hex = (text?: string) => Number.parseInt(text ?? '0', 16)
    return {
      localPort: hex(local.split(':')[1]),
      remotePort: hex(remote.split(':')[1]),
      state,
      unread: hex(queues.split(':')[1]),
    }
  })
}

/** Seen from those who listen on these ports. */
export function connectionsTo(ports: readonly number[]) {
  const all = sockets()
  return {
    open: all.filter(({ state, localPort }) => state === ESTABLISHED && ports.includes(localPort)).length,
    closedByClient: all.filter(({ state, remotePort }) => state === TIME_WAIT && ports.includes(remotePort)).length,
    closedByServer: all.filter(({ state, localPort }) => state === TIME_WAIT && ports.includes(localPort)).length,
  }
}

/** Whether something was sent to this port that its process has not read. */
export const hasUnread = (port: number) =>
  sockets().some(({ state, localPort, unread }) => state === ESTABLISHED && localPort === port && unread > 0)
