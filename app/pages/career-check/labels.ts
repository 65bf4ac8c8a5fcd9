import { CHECK } from '~/forms/career/check'
import type { T } from '~/ui/frame/text'
import type { ShownLine } from './view'

/** The label of a field in a line, which names the line; undefined: another field. */
export function checkLabel(t: T, field: string, lines: readonly ShownLine[]): string | undefined {
  const [, place = '', name = ''] = /^rows\[(\d+)\]\.(\w+)$/.exec(field) ?? []
  const { label } = Object.entries(CHECK.fields.rows.fields).find(([one]) => one === name)?.[1] ?? {}
  return label ? `${t(label)}, ${lineName(t, lines[Number(place)], Number(place))}` : undefined
}

/** What identifies a line: its number in the text, its year, or its position. */
export function lineName(t: T, shown: ShownLine | undefined, place: number): string {
  if (shown?.line != null) return t('careerCheck.line', { number: shown.line })
  return shown?.values.year || t('careerCheck.newLine', { number: place + 1 })
}

/** `1998, 2001–2006`. */
export function yearsText(years: readonly number[]): string {
  const runs: [from: number, to: number][] = []
  for (const year of years) {
    const last = runs.at(-1)
    if (last && last[1] === year - 1) last[1] = year
    else runs.push([year, year])
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ')
}
