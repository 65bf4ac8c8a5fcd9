import type { Source } from '../table'

const LAVS_ADDRESS = 'https://www.fedlex.admin.ch/eli/cc/63/837_843_843/fr'
const RAVS_ADDRESS = 'https://www.fedlex.admin.ch/eli/cc/63/1185_1183_1185/fr'

/**
 * An article of the old-age and survivors' insurance act (LAVS, SR 831.10) in the official collection. `anchor` is the
 * number used by its text, `16` or `29_bis`.
 */
export const lavs = (article: string, anchor: string): Source => ({
  act: 'LAVS',
  article,
  address: `${LAVS_ADDRESS}#art_${anchor}`,
})

/** An article of the ordinance on old-age and survivors' insurance (RAVS, SR 831.101) in the official collection. */
export const ravs = (article: string, anchor: string): Source => ({
  act: 'RAVS',
  article,
  address: `${RAVS_ADDRESS}#art_${anchor}`,
})

/** The same for a figure that was not read in the law itself. */
export const lavsReadAt = (article: string, address: string): Source => ({ act: 'LAVS', article, address })
export const ravsReadAt = (article: string, address: string): Source => ({ act: 'RAVS', article, address })

/** Transcriptions of the leaflets and tables of the federal office; each value has its official address. */
export const TRANSCRIPTION_SRC = 'https://github.com/patrickstubner/Swiss-Retirement-Calculator'
export const TRANSCRIPTION_FF = 'https://github.com/GrimbiXcode/finance-fox'
export const TRANSCRIPTION_WW = 'https://github.com/Luchs168/wealthwise'
