import { alone, asks } from '~/ui/action/intent'
import { Actions, Button, ButtonLink } from '~/ui/form/controls/button'
import { Checkbox } from '~/ui/form/controls/choice'
import { FileField } from '~/ui/form/controls/file-field'
import { VisitorForm } from '~/ui/form/visitor-form'
import { Page } from '~/ui/frame/page'
import { type T, useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import type { ResumeAnswer } from './form'
import { Preview } from './preview'

type ResumePageProps = { asksTerms: boolean; returned: ResumeAnswer | undefined }

/** The form that enters what was shown. */
export const RESUME_INTENTS = { enter: alone } as const

export function ResumePage({ asksTerms, returned }: ResumePageProps) {
  if (returned?.preview) return <Shown asksTerms={asksTerms} preview={returned.preview} />
  return <Asked asksTerms={asksTerms} fields={returned?.fields ?? null} />
}

function Asked({ asksTerms, fields }: { asksTerms: boolean; fields: ResumeAnswer['fields'] }) {
  const { t, to } = useText()
  const wrongFile = fields?.problem ? fileSentence(t, fields.problem, fields.part) : undefined
  const missing = fields?.terms ? t('resume.terms') : undefined
  return (
    <Page
      title={t('resume.title')}
      intro={t('resume.intro')}
      problems={[
        ...(wrongFile ? [{ field: 'file', message: wrongFile }] : []),
        ...(missing ? [{ field: 'terms', message: missing }] : []),
      ]}
    >
      <p>{t('resume.kept')}</p>
      <VisitorForm takesFile>
        <FileField
          name="file"
          label={t('resume.file')}
          hint={t('resume.fileHint')}
          accept=".json,application/json"
          error={wrongFile}
        />
        {asksTerms && (
          <Checkbox
            name="terms"
            label={t('prelogin.terms.label')}
            error={missing}
            defaultChecked={fields?.terms === false}
          >
            <a href={to('/terms')}>{t('prelogin.terms.link')}</a>
          </Checkbox>
        )}
        <Actions>
          <Button>{t('resume.show')}</Button>
        </Actions>
      </VisitorForm>
    </Page>
  )
}

type Problem = NonNullable<NonNullable<ResumeAnswer['fields']>['problem']>

function fileSentence(t: T, problem: Problem, part: string | null): string {
  if (part === null || (problem !== 'values' && problem !== 'tooLarge')) return t(`resume.problems.${problem}`)
  return t(`resume.problems.${problem}In`, { part: t(`resume.parts.${part as 'info'}`) })
}

type ShownProps = { asksTerms: boolean; preview: NonNullable<ResumeAnswer['preview']> }

function Shown({ asksTerms, preview: { content, replaced, entered } }: ShownProps) {
  const { t, to } = useText()
  return (
    <Page title={t('resume.preview.title')} intro={t('resume.preview.intro')}>
      {replaced.length > 0 && (
        <Notice kind="warning">
          {`${t('resume.preview.replaced', { parts: replaced.map((part) => t(`resume.parts.${part}`)).join(', ') })} ${t('resume.preview.stays')}`}
        </Notice>
      )}
      <Preview entered={entered} />
      <VisitorForm takesFile>
        <input type="hidden" name="content" value={content} />
        {asksTerms && <input type="hidden" name="terms" value="on" />}
        <Actions>
          <Button {...asks(RESUME_INTENTS, 'enter')}>
            {t(replaced.length > 0 ? 'resume.preview.replace' : 'resume.preview.confirm')}
          </Button>
          <ButtonLink to={to('/resume')} kind="secondary">
            {t('resume.preview.back')}
          </ButtonLink>
        </Actions>
      </VisitorForm>
    </Page>
  )
}
