/** In processes of their own, whose event loops come to a stand. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'

const addressOf = (path: string) => new URL(path, import.meta.url).href

/** A watchdog that looks ten times a second, and a process that then does this. */
const watched = (does: string, mostMissed: number) => `
import { writeSync } from 'node:fs'
import { runnerImport } from 'vite'
const { module } = await runnerImport('${fileURLToPath(addressOf('watchdog.ts'))}', { configFile: false })
const file = new URL('${addressOf('watchdog-thread.dev.mjs')}')
const watchdog = module.startWatchdog({ file, now: () => 1_800_000_000_000, beatMs: 100, mostMissed: ${mostMissed} })
process.send('begun')
${does}
`

function begin(does: string, mostMissed = 5) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', watched(does, mostMissed)], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

/** Its code or signal, and what it has written to standard error. */
async function endOf(child: ChildProcess) {
  const [said, [code, signal]] = await Promise.all([text(child.stderr as NodeJS.ReadableStream), once(child, 'exit')])
  return { end: code ?? signal, said }
}

const HANG = 'for (;;);'
const LINE = '{"at":1800000000000,"problem":"loop","kind":"LoopStands"}\n'

describe('a process with a watchdog', () => {
  it.each([
    ['turns for ever', HANG],
    ['waits for ever', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'],
    ['hangs after it has turned', `setTimeout(() => { ${HANG} }, 300)`],
    ['hangs in a stop', `watchdog.stopping(200); ${HANG}`],
  ])('that %s is ended, with a line in the log', async (_, does) =>
    expect(await endOf(begin(does))).toEqual({ end: 'SIGKILL', said: LINE }),
  )

  it('is ended where nobody reads its log any more, and it hangs for that', async () => {
    const child = begin("for (;;) writeSync(2, 'x'.repeat(65536))")
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
  })

  it('ends by itself where it has nothing left to do', async () =>
    expect(await endOf(begin('process.disconnect()'))).toEqual({ end: 0, said: '' }))

  it('goes on after it was stopped for longer than its loop may stand', async () => {
    const answering = begin("process.on('message', () => process.send('here', () => process.exit(0)))")
    await once(answering, 'message')
    answering.kill('SIGSTOP')
    // As long as it takes until another one has been ended.
    await endOf(begin(HANG, 10))
    answering.kill('SIGCONT')
    answering.send('are you there?')
    expect(await endOf(answering)).toEqual({ end: 0, said: '' })
  })
})
