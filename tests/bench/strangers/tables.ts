/** What strangers cost: tables of inputs, of people who wait meanwhile and of memory, and the goals. */
import type { GoalResult } from '../goals'
import { within } from '../pdf-tables'
import type { Table } from '../report'
import type { HalfSentResult } from './half-sent'
import type { WaitOfOthers } from './others'
import { dearest, type Turn } from './turns'

/** Milliseconds and megabytes of G10. */
const LONGEST_TURN = 100
const LONGEST_WAIT = 100
const ONE_READER = 256
const UNDER_WAY = 64

const MEGABYTE = 1024 * 1024
const ms = (value: number) => value.toFixed(value < 9.95 ? 1 : 0)
const megabytes = (bytes: number) => Math.max(0, bytes / MEGABYTE)

export function turnTable(title: string, turns: readonly Turn[], notes?: string[]): Table {
  const rows = turns.map(({ what, status, core, turn, clock }) => [
    ...[what, String(status), ms(core)],
    ...[turn > LONGEST_TURN ? `**${ms(turn)}**` : ms(turn), ms(clock)],
  ])
  const head = ['input', 'status', 'of a core, ms', 'longest turn, of a core, ms', 'by the clock, ms']
  return { title, rows: [head, ...rows], ...(notes ? { notes } : {}) }
}

/** @param families for each path its turns, one per family */
export function pathTable(names: readonly string[], families: ReadonlyMap<string, readonly Turn[]>): Table {
  const cell = ({ core, turn }: Turn) => `${ms(core)} / ${turn > LONGEST_TURN ? `**${ms(turn)}**` : ms(turn)}`
  return {
    title: 'Pages and files of a session, by its dossier',
    rows: [['path', ...names], ...[...families].map(([path, turns]) => [path, ...turns.map(cell)])],
    notes: ['Of a core, ms / the longest turn of the event loop, of a core, ms.'],
  }
}

export function judgedTurns(groups: Readonly<Record<string, readonly Turn[]>>): GoalResult[] {
  return Object.entries(groups).map(([group, turns]) => {
    const { what, turn } = dearest(turns)
    const beyond = turns.filter((one) => !(one.turn <= LONGEST_TURN)).length
    return {
      goal: 'G10',
      what: `longest turn, ${group}, ${beyond} of ${turns.length} beyond`,
      figure: `${what}: ${ms(turn)} ms`,
      wanted: `≤ ${LONGEST_TURN} ms`,
      met: beyond === 0,
    }
  })
}

const BESIDE_NOTE =
  'Somebody at another address asks for /about every 50 ms, made for each who asks, whether or not the one before is answered. Answers: to whoever does their worst. Memory: beyond that before, of the server and the processes that it starts; cores: of the server without these.'

export function besideTable(all: readonly WaitOfOthers[]): Table {
  const rows = all.map(({ what, waited, refused, statuses, memory, cores }) => [
    what,
    ...[0.5, 0.99, 1].map((share) => (waited.length > 0 ? ms(within(waited, share)) : '–')),
    ...[String(refused), toldStatuses(statuses), megabytes(memory).toFixed(0), cores.toFixed(2)],
  ])
  const head = ['meanwhile', 'p50, ms', 'p99, ms', 'longest, ms', 'not served', 'answers', 'memory, MB', 'cores used']
  return { title: 'How long others wait for /about', rows: [head, ...rows], notes: [BESIDE_NOTE] }
}

const toldStatuses = (statuses: Readonly<Record<string, number>>) =>
  Object.entries(statuses)
    .map(([status, times]) => `${times} × ${status}`)
    .join(', ') || '–'

/** A request that is not served waits without end. */
export const judgedWaits = (all: readonly WaitOfOthers[]): GoalResult[] =>
  all.map(({ what, waited, refused }) => {
    const everybody = [...waited, ...Array.from({ length: refused }, () => Number.POSITIVE_INFINITY)]
    const p99 = within(everybody, 0.99)
    return {
      ...{ goal: 'G10', what: `p99 of others, ${what}`, figure: Number.isFinite(p99) ? `${ms(p99)} ms` : 'not served' },
      ...{ wanted: `< ${LONGEST_WAIT} ms`, met: p99 < LONGEST_WAIT },
    }
  })

/** @param reading the waits during which papers are sent */
export function judgedMemory(reading: readonly WaitOfOthers[], { memory }: HalfSentResult): GoalResult[] {
  const judged = (what: string, size: number, atMost: number): GoalResult => ({
    ...{ goal: 'G10', what: `memory beyond the resting process, ${what}`, figure: `${size.toFixed(0)} MB` },
    ...{ wanted: `≤ ${atMost} MB`, met: size <= atMost },
  })
  const most = Math.max(...reading.map((one) => megabytes(one.memory)))
  return [judged('papers', most, ONE_READER), judged('bodies half sent', megabytes(memory), UNDER_WAY)]
}

export const halfSentTable = ({ offered, memory, closed, statuses }: HalfSentResult): Table => ({
  title: 'Bodies of which the end is not sent',
  rows: [
    ['offered, MB', 'memory, MB', 'answers', 'connections closed'],
    [megabytes(offered).toFixed(0), megabytes(memory).toFixed(0), toldStatuses(statuses), String(closed)],
  ],
})
