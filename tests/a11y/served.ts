/** Pages as they were served, kept for the checker that reads them all at once, where one waits for them. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const { SERVED_PAGES } = process.env

export function keep(name: string, content: string) {
  if (SERVED_PAGES) writeFileSync(join(SERVED_PAGES, name.replaceAll('/', '_').replaceAll('*', '_')), content)
}
