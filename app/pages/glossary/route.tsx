import { articleText } from '~/language/article'
import { GLOSSARY, type GlossaryGroup, type GlossaryTerm } from '~/language/glossary'
import { Contents } from '~/ui/contents'
import { Page } from '~/ui/frame/page'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'

export { reading as links } from '~/styles/sheets'

export const handle = { guard: 'everybody' } satisfies PageHandle

export const meta = titleMeta('glossary.title')

const GROUPS = Object.keys(GLOSSARY) as GlossaryGroup[]

/** Open to everybody: the terms in plain words, each at its own anchor, to which other pages link. */
export default function GlossaryPage() {
  const { t, to } = useText()
  return (
    <Page title={t('glossary.title')} intro={t('glossary.intro')} wide>
      <Contents>
        {GROUPS.map((group) => (
          <li key={group}>
            <a href={`#group-${group}`}>{t(`glossary.groups.${group}`)}</a>
          </li>
        ))}
      </Contents>
      {GROUPS.map((group) => (
        <Section key={group} title={t(`glossary.groups.${group}`)} id={`group-${group}`} isLandmark={false}>
          <dl className="terms">
            {Object.entries(GLOSSARY[group]).map(([term, article]) => (
              <Term key={term} term={term as GlossaryTerm} article={article} />
            ))}
          </dl>
        </Section>
      ))}
      <p className="alone">
        <a href={to('/law')}>{t('glossary.law')}</a>
      </p>
    </Page>
  )
}

function Term({ term, article }: { term: GlossaryTerm; article: string | null }) {
  const { t, language } = useText()
  return (
    <div id={term}>
      <dt>
        <strong>{t(`glossary.terms.${term}.name`)}</strong>
      </dt>
      <dd>
        {t(`glossary.terms.${term}.text`)}
        {article && <div className="hint">{articleText(article, language)}</div>}
      </dd>
    </div>
  )
}
