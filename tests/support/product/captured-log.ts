/** What this process writes to its two outputs, held back while a test looks at it. */
const OUTPUTS = ['stdout', 'stderr'] as const
const VOICES = ['log', 'info', 'warn', 'error', 'debug'] as const

export type CapturedLog = ReturnType<typeof captureLog>

/** From now until `release`. `lines` is what was written since it was last emptied; the runner's own words are in it, too. */
export function captureLog() {
  const lines: string[] = []
  const outputs = OUTPUTS.map((name) => [name, process[name].write] as const)
  const voices = VOICES.map((name) => [name, console[name]] as const)
  const keep = (text: unknown) => lines.push(...String(text).trimEnd().split('\n'))
  for (const [name] of outputs)
    process[name].write = ((text: string | Uint8Array) => {
      keep(typeof text === 'string' ? text : new TextDecoder().decode(text))
      return true
    }) as typeof process.stdout.write
  // The runner has replaced the console by one of its own, which goes past the outputs.
  for (const [name] of voices) console[name] = (...words: unknown[]) => keep(words.map(String).join(' '))
  return {
    lines,
    release() {
      for (const [name, write] of outputs) process[name].write = write
      for (const [name, voice] of voices) console[name] = voice
    },
  }
}
