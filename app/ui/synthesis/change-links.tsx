import { useText } from '../frame/text'

const WAYS = [
  ['try', '/simulation'],
  ['ages', '/ages'],
  ['compare', '/scenarios'],
] as const

/** Links to the pages on changes: trying one, comparing ages, and comparing saved ones. `here`: the current page. */
export function ChangeLinks({ here }: { here: (typeof WAYS)[number][0] }) {
  const { t, to } = useText()
  return (
    <nav aria-label={t('simulation.ways.label')}>
      <ul className="views">
        {WAYS.map(([way, path]) => (
          <li key={way}>
            <a href={to(path)} aria-current={way === here ? 'page' : undefined}>
              {t(`simulation.ways.${way}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
