import { quotedOf2027, SINCE_2027, UNTIL_2027 } from '../autumn-2026'
import { type Confidence, lawDay, type Row, type Table } from '../table'
import { lavs, lavsReadAt } from './avs-sources'

const row = (start: `${number}-01-01`, value: number, confidence: Confidence, address: string): Row<number> => ({
  from: lawDay(start),
  value,
  source: lavsReadAt('art. 34 al. 5', address),
  confidence,
})

/**
 * The minimum of the full old-age pension. All other amounts of the first pillar are multiples of it: the maximum
 * is twice as high. The figure of 2027 is the Federal Council's decision; the published table was not seen.
 */
export const MINIMUM_PENSION: Table<number> = {
  id: 'minimumPension',
  title: 'AVS minimum full pension',
  unit: 'CHF a month',
  checked: lawDay('2026-11-23'),
  enactedUntil: UNTIL_2027,
  rows: [
    row('1998-01-01', 995, 'high', 'https://www.admin.ch/cp/f/1998Sep16.120046.10808@idz.bfi.admin.ch.html'),
    row('1999-01-01', 1005, 'high', 'https://www.admin.ch/cp/f/1998Sep16.120046.10808@idz.bfi.admin.ch.html'),
    row('2001-01-01', 1030, 'high', 'https://www.admin.ch/cp/f/39c60048_1@fwsrvg.bfi.admin.ch.html'),
    row('2003-01-01', 1055, 'medium', 'https://presseportal.ch/fr/pm/100000042/100479953'),
    row('2005-01-01', 1075, 'medium', 'https://presseportal.ch/fr/pm/100000042/100479953'),
    row('2007-01-01', 1105, 'medium', 'https://rts.ch/info/suisse/1107361-hausse-de-28-des-rentes-avsai-en-2007.html'),
    row(
      '2009-01-01',
      1140,
      'high',
      'https://www.admin.ch/gov/fr/start/dokumentation/medienmitteilungen.msg-id-21681.html',
    ),
    row(
      '2011-01-01',
      1160,
      'medium',
      'https://www.arbeitgeber.ch/fr/general/les-rentes-avs-et-ai-augmentent-de-1-75-pour-cent/',
    ),
    row('2013-01-01', 1170, 'medium', 'https://entscheide.weblaw.ch/cache.php?link=01-09-2017-C-5517-2015'),
    row(
      '2015-01-01',
      1175,
      'medium',
      'https://www.cash.ch/news/politik/ahv-und-iv-renten-sollen-gleich-hoch-bleiben-1081224',
    ),
    row('2019-01-01', 1185, 'medium', 'https://finanzexpertise.ch'),
    row('2021-01-01', 1195, 'medium', 'https://www.cifa.ch/de/-/adaptation-des-rentes-avs-et--1'),
    row('2023-01-01', 1225, 'medium', 'https://droit-bilingue.ch/de-rm/8/83/831.10-34-53.html'),
    { from: lawDay('2025-01-01'), value: 1260, source: lavs('art. 34 al. 5', '34'), confidence: 'high' },
    { from: SINCE_2027, value: 1280, source: quotedOf2027('LAVS', 'art. 34 al. 5'), confidence: 'medium' },
  ],
}
