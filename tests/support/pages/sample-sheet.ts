/** A synthesis as it is taken home in tests: the sample couple, with every figure there is. */

import type { Language } from '~/language/language'
import { day } from '~/pillars/day'
import type { Digest } from '~/pillars/synthesis/digest'
import { textIn } from '~/shell/texts'
import { PICTURE_ROOM } from '~/takeaway/pdf-picture'
import type { Sheet } from '~/takeaway/sheet'
import { widthAtMost } from '~/ui/chart/place-labels'
import { answerOf } from '~/ui/synthesis/answer-words'
import { describedPicture } from '~/ui/synthesis/outlook/income-picture'
import { incomeText } from '~/ui/synthesis/outlook/income-text'
import { presentValueText } from '~/ui/synthesis/outlook/present-value-text'
import { chf, column, couple, digest, early, outlook } from './sample-synthesis'

const ROOM = { ...PICTURE_ROOM, measure: widthAtMost }

const paid = ({ periods }: typeof couple) => periods.map((period) => ({ ...period, supplement: 0 }))

const SHOWN: Digest = {
  ...digest(),
  withChange: column({ retirementDate: day('2033-06-01'), monthlyTotal: chf(3987) }),
  differences: [
    {
      figure: 'total.monthly',
      before: chf(4310),
      after: chf(3987),
      difference: chf(-323),
      causes: [
        { cause: 'salary', amount: chf(20) },
        { cause: 'retirementDate', amount: chf(-343) },
      ],
    },
  ],
  outlook: { ...outlook, withChange: outlook.withoutChange },
}

/** `digest`: also decides what is told of its outlook. */
export function sheet({ digest: shown = SHOWN, ...changes }: Partial<Sheet> = {}, language: Language = 'fr'): Sheet {
  const t = textIn(language)
  return {
    language,
    t,
    digest: shown,
    changes: ['Départ le 01.06.2033'],
    notToday: [],
    enough: [],
    plan: null,
    stopsFrom: null,
    answer: answerOf(t, shown),
    picture: shown.outlook ? describedPicture(t, { outlook: shown.outlook, digest: shown }, ROOM) : null,
    sources: ['Une source.'],
    periods: { withoutChange: paid(couple), withChange: paid(early) },
    totalNote: { withoutChange: 'Sans rien d’autre.', withChange: null },
    capitalNote: { withoutChange: null, withChange: null },
    income: shown.outlook ? incomeText(t, { outlook: shown.outlook, digest: shown }) : null,
    worth: shown.outlook ? presentValueText(t, shown.outlook, shown) : null,
    decision: null,
    net: null,
    remarks: { avs: ['Une remarque.'], lpp: [], pillar3a: [] },
    missing: { avs: 'Pas d’AVS.', lpp: 'Pas de caisse.', pillar3a: 'Pas de 3a.' },
    silent: [],
    assumptions: { withoutChange: ['lawOfToday'], withChange: ['earlyRatesPlain'] },
    savingsAssumptions: [],
    ...changes,
  }
}
