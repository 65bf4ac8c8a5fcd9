/** The text of `/metrics`, read as Prometheus reads it, and what must not be in it. */

export type Sample = { name: string; labels: Record<string, string>; value: number }

const LINE = /^([a-z_:][\w:]*)(?:\{(.*)\})? (\S+)$/i
const LABEL = /([a-z_]\w*)="((?:[^"\\]|\\.)*)"/gi

/** @throws for a line that is neither a sample nor a comment */
export function samplesIn(text: string): Sample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return lines.map((line) => {
    const [, name, labels = '', value] = LINE.exec(line) ?? []
    if (!name) throw new Error(`no sample: ${line}`)
    const pairs = [...labels.matchAll(LABEL)].map(([, label = '', word = '']) => [label, word])
    return { name, labels: Object.fromEntries(pairs), value: Number(value) }
  })
}

/**
 * The labels of our own metrics with words from none of these lists, or under an unknown name; and any label value that
 * is long or has several digits in a row, as no fixed word of ours or of Node.js has.
 */
export function openLabels(samples: readonly Sample[], lists: Record<string, readonly string[]>): string[] {
  return samples.flatMap(({ name, labels }) =>
    Object.entries(labels)
      .filter(([label, word]) =>
        name.startsWith('piliers_') ? label !== 'le' && !lists[label]?.includes(word) : /\d{5}|.{40}/.test(word),
      )
      .map(([label, word]) => `${name} ${label}=${word}`),
  )
}
