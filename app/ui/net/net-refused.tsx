import type { Place } from '~/dossier/shape/place'
import type { NetRefusal } from '~/pillars/synthesis/net'
import { ExternalLink } from '../external-link'
import { fieldId } from '../form/controls/field-id'
import { useText } from '../frame/text'
import { pathOfCareer } from '../own-papers/career-place'

type NetRefusedProps = {
  refused: NetRefusal
  place: Pick<Place, 'spousePension'>
  calculator: string | null
}

/** Why nothing is told after tax, and the way to what is missing. `place`: the page must show its form. */
export function NetRefused({ refused, place, calculator }: NetRefusedProps) {
  const { t, to } = useText()
  const way = wayTo(refused, place)
  return (
    <p>
      {t(`net.refused.${refused}`)}{' '}
      {way && <a href={way.path.startsWith('#') ? way.path : to(way.path)}>{t(`net.ways.${way.name}`)}</a>}
      {refused === 'pensionsTooHigh' && calculator && (
        <ExternalLink href={calculator} name={t('net.notIn.calculator')} />
      )}
    </p>
  )
}

function wayTo(refused: NetRefusal, { spousePension }: NetRefusedProps['place']) {
  switch (refused) {
    case 'pensionUnknown':
      return { path: '/avs', name: 'pensionUnknown' } as const
    case 'spouseUnknown':
      return spousePension === null
        ? ({ path: `#${fieldId('spousePension')}`, name: 'spousePension' } as const)
        : ({ path: pathOfCareer('/avs/career', 'partner'), name: 'spouseIncomes' } as const)
    case 'spouseNotShared':
      return { path: '/avs', name: 'spouseNotShared' } as const
    case 'municipalityUnknown':
      return { path: `#${fieldId('municipality')}`, name: 'municipality' } as const
    default:
      return null
  }
}
