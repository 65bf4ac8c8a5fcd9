/** A process of a pool that answers with its input and its own id; some words are orders. It has no guard of ours. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'

const problemOf = (work) => {
  try {
    work()
    return 'done'
  } catch (error) {
    return error.code ?? error.name
  }
}

const orders = {
  crash: () => {
    throw new Error('of 756.1111.2222.08')
  },
  exit: () => process.exit(0),
  hang: () => {
    for (;;);
  },
  // Two gigabytes outside the heap, and no more.
  hungry: () => {
    const all = Array.from({ length: 2048 }, () => Buffer.alloc(1024 * 1024, 1))
    answer(all.length)
  },
  heap: () => {
    for (const all = []; ; ) all.push(Array.from({ length: 1e5 }, () => ({})))
  },
  wait: () => {},
  flood: () => {
    const much = 'x'.repeat(1024 * 1024)
    const more = () => process.stdout.write(much, more)
    more()
  },
  nonsense: () => process.stdout.write('nonsense\n'),
  environment: () => answer(Object.keys(process.env)),
  tries: () =>
    answer({
      write: problemOf(() => writeFileSync(`${tmpdir()}/written`, '')),
      read: problemOf(() => readFileSync('/etc/hosts')),
      begin: problemOf(() => spawnSync(process.execPath, ['--version'])),
      make: problemOf(() => new Function('return 1')()),
    }),
}

const answer = (result) => process.stdout.write(`${JSON.stringify({ result })}\n`)

process.stdin.on('data', (frame) => {
  const given = frame.subarray(4).toString()
  if (orders[given]) orders[given]()
  else answer([given, process.pid])
})
process.stdin.on('end', () => process.exit())
process.stdout.write('ready\n')
