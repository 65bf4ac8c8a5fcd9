import type { Source } from '../table'

const LPP_ADDRESS = 'https://www.fedlex.admin.ch/eli/cc/1983/797_797_797/fr'
const OPP2_ADDRESS = 'https://www.fedlex.admin.ch/eli/cc/1984/543_543_543/fr'
const OLP_ADDRESS = 'https://www.fedlex.admin.ch/eli/cc/1994/2399_2399_2399/fr'

/** An article of the occupational pensions act (SR 831.40); `anchor` as the official text numbers it, `16` or `79_b`. */
export const lpp = (article: string, anchor: string): Source => ({
  act: 'LPP',
  article,
  address: `${LPP_ADDRESS}#art_${anchor}`,
})

/** An article of the ordinance on occupational pensions (SR 831.441.1). */
export const opp2 = (article: string, anchor: string): Source => ({
  act: 'OPP 2',
  article,
  address: `${OPP2_ADDRESS}#art_${anchor}`,
})

/** An article of the ordinance on vested benefits (SR 831.425). */
export const olp = (article: string, anchor: string): Source => ({
  act: 'OLP',
  article,
  address: `${OLP_ADDRESS}#art_${anchor}`,
})
