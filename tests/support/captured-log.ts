/** What this process writes to its two outputs, kept from them; what is no line of our log goes through to where it was going. */

const OUTPUTS = ['stdout', 'stderr'] as const

export type CapturedLog = ReturnType<typeof captureLog>

/** From now until `release`. `lines` is what was written since the last time that it was emptied. */
export function captureLog() {
  const lines: string[] = []
  const before = OUTPUTS.map((name) => [name, process[name].write] as const)
  for (const [name, write] of before)
    process[name].write = ((text: string | Uint8Array, ...rest: []) => {
      const written = String(text)
      if (!written.startsWith('{"at":')) return write.call(process[name], text, ...rest)
      lines.push(...written.trimEnd().split('\n'))
      return true
    }) as typeof process.stdout.write
  return {
    lines,
    release: () => {
      for (const [name, write] of before) process[name].write = write
    },
  }
}
