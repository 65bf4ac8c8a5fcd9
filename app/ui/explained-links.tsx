import type { ColumnName } from '~/pillars/result'
import { useText } from './text'

type ExplainedLinksProps = {
  path: '/avs/explained' | '/lpp/explained' | '/3a/explained'
  /** What leads to the calculation of each column; null: it has no figures. */
  texts: Record<ColumnName, string | null>
}

/** To the pages that tell how the figures beside them came about. */
export function ExplainedLinks({ path, texts: { withoutChange, withChange } }: ExplainedLinksProps) {
  const { to } = useText()
  return (
    <>
      {withoutChange && (
        <p className="screen-only alone">
          <a href={to(path)}>{withoutChange}</a>
        </p>
      )}
      {withChange && (
        <p className="screen-only alone">
          <a href={to(`${path}?column=withChange`)}>{withChange}</a>
        </p>
      )}
    </>
  )
}
