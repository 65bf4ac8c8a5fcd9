import type { Source } from './table'

/** An article of the old-age and survivors' insurance act (LAVS, SR 831.10) and where it, or its figure, was read. */
export const lavs = (article: string, address: string): Source => ({ act: 'LAVS', article, address })

/** An article of the ordinance on old-age and survivors' insurance (RAVS, SR 831.101). */
export const ravs = (article: string, address: string): Source => ({ act: 'RAVS', article, address })

/** Transcriptions of the leaflets and tables of the federal office, each value with the official address. */
export const TRANSCRIPTION_SRC = 'https://github.com/patrickstubner/Swiss-Retirement-Calculator'
export const TRANSCRIPTION_FF = 'https://github.com/GrimbiXcode/finance-fox'
export const TRANSCRIPTION_WW = 'https://github.com/Luchs168/wealthwise'
export const TRANSCRIPTION_MINT = 'https://github.com/MINT-IA/MINT'
