import { useText } from '~/ui/frame/text'

const VIEWS = { own: '/synthesis', both: '/synthesis?vue=deux' } as const

/** Whose income the picture shows: two links, one of which is this page. */
export function IncomeViews({ chosen }: { chosen: keyof typeof VIEWS }) {
  const { t, to } = useText()
  return (
    <nav aria-label={t('outlook.household.views')}>
      <ul className="views">
        {(['own', 'both'] as const).map((view) => (
          <li key={view}>
            <a href={to(VIEWS[view])} aria-current={view === chosen ? 'page' : undefined}>
              {t(`outlook.household.${view}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
