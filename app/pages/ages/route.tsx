import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { AvsFrom } from '~/estimate/answers/ages'
import { NOT_ASKED } from '~/estimate/outcome'
import { readAges, readCompared } from '~/estimate/read/figures'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { compareIn } from '~/ui/synthesis/comparison/beside/choice'
import { askedIn, besideView } from '~/ui/synthesis/comparison/beside/view'
import { synthesisView } from '~/ui/synthesis/view'
import { offeredOnAges, referenceFigure } from './offered'
import { AgesPage } from './page'
import { agesView } from './view'

export { change as links } from '~/styles/sheets'
export const handle = { guard: 'visitor' } satisfies PageHandle

export const meta = titleMeta('ages.title')

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { estimate, language, t } = context
  const { ages, ahead, year, avsFrom, home, told, ...figures } = await estimate.ask(readAges, choiceIn(request))
  const { digest, problem, unfit, missing, unread } = synthesisView(figures, language)
  const { simulation: simulated, info } = figures
  const view = agesView({ ages, ahead, home, simulation: simulated, info }, { year, avsFrom })
  const { rows, simulation } = view
  const offered = offeredOnAges(t, { rows, simulation, kept: told.answer?.scenarios ?? [] })
  const { choice, departures } = askedIn(offered, compareIn(new URL(request.url)))
  const reference = offered.find(({ figure }) => figure === referenceFigure(rows))
  const compared =
    departures.length > 0
      ? await estimate.ask(readCompared, { departures, reference: reference?.simulation ?? null })
      : NOT_ASKED
  return {
    ...{ ...view, digest, problem, unfit, missing, unread },
    beside: { ...besideView(offered, choice, compared.answer), reference: reference?.name ?? null },
  }
}

function choiceIn(request: Request) {
  const { searchParams } = new URL(request.url)
  return { year: yearIn(searchParams.get('year') ?? ''), avsFrom: avsFromIn(searchParams.get('avsFrom') ?? '') }
}

/** The year of life whose months are shown; null: whole ages. */
const yearIn = (year: string): number | null => (year.length === 2 && /^(5[89]|6\d)$/.test(year) ? Number(year) : null)

/** When the AVS starts, for all rows. The estimate decides whether this person can choose it. */
function avsFromIn(typed: string): AvsFrom {
  if (typed === 'reference') return typed
  return typed.length === 2 && /^(6[2-9]|70)$/.test(typed) ? Number(typed) : 'first'
}

export default function AgesRoute() {
  return <AgesPage {...useLoaderData<typeof loader>()} />
}
