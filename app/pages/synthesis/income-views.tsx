import { useText } from '~/ui/frame/text'

const VIEWS = {
  own: { path: '/synthesis', name: 'outlook.household.own' },
  both: { path: '/synthesis?vue=deux', name: 'outlook.household.both' },
  net: { path: '/synthesis?vue=net', name: 'outlook.net.view' },
} as const

export type View = keyof typeof VIEWS

/** The address only says which of the views is chosen, and nothing about a person. */
export function viewAt(at = '/'): View {
  const chosen = new URL(at, 'https://page.invalid').searchParams.get('vue')
  return chosen === 'deux' ? 'both' : chosen === 'net' ? 'net' : 'own'
}

/** Whose income the picture shows, and whether after tax: links, one of which is this page. Nothing where there is one view. */
export function IncomeViews({ chosen, views }: { chosen: View; views: readonly View[] }) {
  const { t, to } = useText()
  if (views.length < 2) return null
  return (
    <nav aria-label={t('outlook.household.views')}>
      <ul className="views">
        {views.map((view) => (
          <li key={view}>
            <a href={to(VIEWS[view].path)} aria-current={view === chosen ? 'page' : undefined}>
              {t(VIEWS[view].name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
