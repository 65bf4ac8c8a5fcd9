import { Actions, Button, ButtonLink } from '../form/controls/button'
import { VisitorForm } from '../form/visitor-form'
import { useText } from '../frame/text'
import { Section } from '../section'
import { pathOfPaper } from './place'

type Kind = {
  path: '/lpp/certificate' | '/lpp/vested' | '/3a/account'
  title: string
  add: string
  labels: readonly string[]
}

type CopiedPapersProps = {
  kinds: readonly Kind[]
  revision: string | null
  /** The button 'I have none'. */
  none: string
  /** The sentence once it has been pressed; null: it has not. */
  hasNone: string | null
  /** Whether parties have told something too, as long as they were connected. */
  hasReceived: boolean
}

/** What a visitor without a sign-in has copied for a pillar: to change it, to add more, or to declare that there is none. */
export function CopiedPapers({ kinds, revision, none, hasNone, hasReceived }: CopiedPapersProps) {
  const { t, to } = useText()
  const isEmpty = !hasReceived && kinds.every(({ labels }) => labels.length === 0)
  return (
    <>
      {hasNone && isEmpty && <p>{hasNone}</p>}
      {kinds.map(({ path, title, add, labels }) => (
        <Section key={path} title={title}>
          {labels.length > 0 && (
            <ul>
              {labels.map((label, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two papers may have one name
                <li key={index}>
                  <a href={to(pathOfPaper(path, index + 1))}>{t('ownPapers.change', { label })}</a>
                </li>
              ))}
            </ul>
          )}
          <p className="alone">
            <a href={to(labels.length > 0 ? path : pathOfPaper(path, 1))}>
              {labels.length > 0 ? t('ownPapers.all') : add}
            </a>
          </p>
        </Section>
      ))}
      {isEmpty && !hasNone ? (
        <VisitorForm revision={revision}>
          <Actions>
            <ButtonLink to={to(kinds[0]?.path ?? '/router')}>{kinds[0]?.add}</ButtonLink>
            <Button kind="secondary" name="none" value="1">
              {none}
            </Button>
          </Actions>
        </VisitorForm>
      ) : (
        <Actions>
          <ButtonLink to={to('/router')}>{t('words.continue')}</ButtonLink>
        </Actions>
      )}
    </>
  )
}
