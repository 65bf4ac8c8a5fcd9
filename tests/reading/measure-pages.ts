/** The five pages that answer most questions, measured as a phone shows them with every fold closed. */
import { LANGUAGES, type Language } from '~/language/language'
import type { VisitorName } from '../fuzz/visitors'
import { openStage, type Stage } from '../transcripts/stage'
import { beginVisit, pageOf } from '../transcripts/visit'
import { exemptIn } from './exempt-words'
import { type Reading, readingOf } from './readability'
import { seenBlocks, wordsOf } from './seen-words'

/** CSS pixels. */
const PHONE = 412

/** Claire, without a change of her situation; and whoever comes first. */
const PAGES = {
  '/': 'nobody',
  '/synthesis': 'married',
  '/avs/explained': 'married',
  '/lpp/explained': 'married',
  '/3a/explained': 'married',
} as const satisfies Record<string, VisitorName>
export type MeasuredPath = keyof typeof PAGES

/** `words`: all that are seen. */
export type PageMeasure = { language: Language; path: MeasuredPath; blocks: string[]; words: number; reading: Reading }

export async function measurePages(): Promise<PageMeasure[]> {
  const stage = await openStage()
  const measured: PageMeasure[] = []
  for (const language of LANGUAGES)
    for (const path of Object.keys(PAGES) as MeasuredPath[]) measured.push(await measure(stage, language, path))
  await stage.close()
  return measured
}

async function measure(stage: Stage, language: Language, path: MeasuredPath): Promise<PageMeasure> {
  const visit = await beginVisit(stage, language, PAGES[path])
  if (PAGES[path] !== 'nobody') await visit.sendBefore('/simulation', [['remove', '1']])
  const blocks = seenBlocks(await pageOf(await visit.open(path), 200), 'main', PHONE)
  await visit.end()
  const words = blocks.flatMap(wordsOf).length
  return { language, path, blocks, words, reading: readingOf(blocks, exemptIn(language)) }
}
