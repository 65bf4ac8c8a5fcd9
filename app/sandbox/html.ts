/** HTML of the sandbox's few pages: values in a template are escaped unless they are HTML themselves. */
import { type Language, LOCALES } from './language'

export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | number | null | Part[]

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Makes HTML from a template; texts, numbers and lists of them are escaped, null becomes nothing. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]) =>
  new Html(strings.map((string, i) => string + (i < parts.length ? rendered(parts[i] ?? null) : '')).join(''))

function rendered(part: Part): string {
  if (part === null) return ''
  if (Array.isArray(part)) return part.map(rendered).join('')
  return part instanceof Html ? part.text : String(part).replace(/[&<>"']/g, (sign) => ESCAPED[sign] ?? '')
}

/** The path of the sandbox, with or without a port of its own. */
export const SANDBOX_PATH = '/sandbox'

/** A whole page. `banner` says at the top of every page what kind of place this is. */
export const page = ({
  language,
  title,
  banner,
  main,
}: {
  language: Language
  title: string
  banner: string
  main: Html
}): string =>
  html`<!doctype html>
<html lang="${LOCALES[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${SANDBOX_PATH}/style.css">
</head>
<body>
<header><p>${banner}</p></header>
<main>
${main}
</main>
</body>
</html>
`.text
