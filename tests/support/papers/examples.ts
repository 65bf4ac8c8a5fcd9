/**
 * Invented papers with the figures that are read of them: files of three parts, title, text, and what is read
 * (app/papers/figures/examples).
 */
import { readdirSync, readFileSync } from 'node:fs'

export const EXAMPLES = new URL('../../../app/papers/figures/examples/', import.meta.url)

export type PaperExample = { name: string; title: string; text: string; expected: string }

export function readExample(name: string): PaperExample {
  const [title = '', text = '', expected = ''] = readFileSync(new URL(name, EXAMPLES), 'utf8').split('---\n')
  return { name, title: title.trim(), text, expected }
}

/** @param part a folder: `funds` (certificates), `statements`, `forecasts` or `others` */
export const examplesIn = (part: string) =>
  readdirSync(new URL(`${part}/`, EXAMPLES))
    .sort()
    .map((name) => readExample(`${part}/${name}`))
