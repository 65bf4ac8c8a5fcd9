/**
 * What the Federal Council and the finance department decided in October 2026 for 2027. The ordinances themselves were
 * not read: two public repositories quote these figures from them.
 */
import { TRANSCRIPTION_SRC } from './avs/avs-sources'
import { lawDay, type Source } from './table'

export const SINCE_2027 = lawDay('2027-01-01')
export const UNTIL_2027 = lawDay('2027-12-31')

export const quotedOf2027 = (act: string, article: string): Source => ({
  act,
  article,
  address: TRANSCRIPTION_SRC,
  secondHand: true,
})
