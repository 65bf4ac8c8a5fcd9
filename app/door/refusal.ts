/** How the door refuses: a plain page for people, a problem document (RFC 9457) for programs. */
import { gzipSync } from 'node:zlib'
import type { Request, Response } from 'express'
import { frenchPathOf, type Language, LOCALES, languageOfPath, otherLanguages, pathIn } from '~/language/language'
import { FORM_WITH_FILE, largestFileAt, mediaTypeOf } from './body-sizes'
import { isCrawler } from './crawlers'
import { quickestFor } from './files/encoding'

const REFUSALS = {
  400: {
    title: 'Bad Request',
    fr: 'Nous ne pouvons pas lire cette demande. Vérifiez l’adresse ou repartez de la page d’accueil.',
    de: 'Wir können diese Anfrage nicht lesen. Prüfen Sie die Adresse oder beginnen Sie auf der Startseite neu.',
  },
  403: {
    title: 'Forbidden',
    fr: 'Cette demande ne vient pas de nos pages. Revenez à la page précédente, rechargez-la et réessayez.',
    de: 'Diese Anfrage kommt nicht von unseren Seiten. Gehen Sie zurück, laden Sie die Seite neu und versuchen Sie es noch einmal.',
  },
  405: {
    title: 'Method Not Allowed',
    fr: 'Cette page ne connaît pas ce genre de demande.',
    de: 'Diese Seite kennt diese Art von Anfrage nicht.',
  },
  408: {
    title: 'Request Timeout',
    fr: 'Votre envoi a pris trop de temps et n’a pas pu être reçu en entier. Revenez à la page précédente et réessayez.',
    de: 'Ihre Sendung hat zu lange gedauert und ist nicht ganz angekommen. Gehen Sie zurück und versuchen Sie es noch einmal.',
  },
  411: {
    title: 'Length Required',
    fr: 'Cette demande ne dit pas combien elle contient. Revenez à la page précédente et réessayez.',
    de: 'Diese Anfrage sagt nicht, wie viel sie enthält. Gehen Sie zurück und versuchen Sie es noch einmal.',
  },
  413: {
    title: 'Content Too Large',
    fr: 'Vous avez envoyé plus que ce que cette page peut recevoir. Revenez en arrière, raccourcissez vos réponses ou choisissez un fichier plus petit.',
    de: 'Sie haben mehr gesendet, als diese Seite annehmen kann. Gehen Sie zurück und kürzen Sie Ihre Angaben oder wählen Sie eine kleinere Datei.',
  },
  414: {
    title: 'URI Too Long',
    fr: 'Cette adresse est trop longue pour être lue. Repartez de la page d’accueil.',
    de: 'Diese Adresse ist zu lang, um gelesen zu werden. Beginnen Sie auf der Startseite neu.',
  },
  415: {
    title: 'Unsupported Media Type',
    fr: 'Cette page ne reçoit que ses propres formulaires. Revenez à la page précédente et réessayez.',
    de: 'Diese Seite nimmt nur ihre eigenen Formulare an. Gehen Sie zurück und versuchen Sie es noch einmal.',
  },
  421: {
    title: 'Misdirected Request',
    fr: 'Ce service ne répond pas sous cette adresse. Vous le trouvez à partir de sa page d’accueil.',
    de: 'Unter dieser Adresse antwortet dieser Dienst nicht. Sie finden ihn über seine Startseite.',
  },
  429: {
    title: 'Too Many Requests',
    fr: 'Trop de demandes en peu de temps. Réessayez dans une minute.',
    de: 'Zu viele Anfragen in kurzer Zeit. Versuchen Sie es in einer Minute noch einmal.',
  },
  500: {
    title: 'Internal Server Error',
    fr: 'Une erreur est survenue chez nous. Réessayez dans un moment.',
    de: 'Bei uns ist ein Fehler aufgetreten. Versuchen Sie es in einem Moment noch einmal.',
  },
  503: {
    title: 'Service Unavailable',
    fr: 'Pour l’instant, nous ne pouvons pas traiter votre demande. Attendez quelques secondes, puis rechargez la page\u00a0: le formulaire que vous venez peut-être d’envoyer sera envoyé à nouveau.',
    de: 'Im Moment können wir Ihre Anfrage nicht bearbeiten. Warten Sie einige Sekunden und laden Sie die Seite dann neu: Ein Formular, das Sie gerade gesendet haben, wird dabei noch einmal gesendet.',
  },
} as const satisfies Record<number, { title: string } & Record<Language, string>>

type Status = keyof typeof REFUSALS

/** Of a page that takes a file: most often the file is too large. `most`: the limit in the words of each language. */
const TOO_LARGE_FILE: Record<Language, (most: string) => string> = {
  fr: (most) =>
    `Ce fichier est trop grand\u00a0: cette page accepte un fichier de ${most} au plus. Revenez-y et choisissez un fichier plus petit, ou recopiez les chiffres.`,
  de: (most) =>
    `Diese Datei ist zu gross: Diese Seite nimmt eine Datei von höchstens ${most} an. Gehen Sie zurück und wählen Sie eine kleinere Datei, oder tippen Sie die Zahlen ab.`,
}

/** If `app.locals` has the address of the style sheet of every page, the page looks like the product's own. */
export const STYLE_SHEET = 'styleSheet'
/** If `app.locals` has the address of the sheet of an operator's colours, it follows. */
export const OWN_SHEET = 'ownSheet'
/** If `app.locals` has it, a request for another host name is shown the way there. */
export const OWN_ORIGIN = 'ownOrigin'

/** If `app.locals` has it, it is called with the status of each refusal. */
export const ON_REFUSED = 'onRefused'

export function refuse(req: Request, res: Response, status: Status): void {
  const { title } = REFUSALS[status]
  res.status(status).setHeader('Cache-Control', 'no-store')
  req.app.locals[ON_REFUSED]?.(status)
  if (isCrawler(req.headers['user-agent'])) res.end()
  else if (req.accepts(['json', 'html']) === 'html') sendPage(req, res, status)
  else res.type('application/problem+json').send(JSON.stringify({ type: 'about:blank', title, status }))
}

/** 429 for too many requests, with the time after which to come back. */
export function refuseUntil(req: Request, res: Response, msUntil: number): void {
  res.setHeader('Retry-After', Math.max(1, Math.ceil(msUntil / 1000)))
  refuse(req, res, 429)
}

const ROOM_AFTER_SECONDS = 5

/** 503 for whom there is no room at the moment. */
export function refuseForRoom(req: Request, res: Response): void {
  res.setHeader('Retry-After', ROOM_AFTER_SECONDS)
  refuse(req, res, 503)
}

const FRAME: Record<Language, Record<'product' | 'title' | 'action' | 'back', string>> = {
  fr: {
    product: 'Trois piliers',
    title: 'Votre demande n’a pas pu être traitée',
    action: 'Aller à l’accueil',
    back: 'Revenir à la page',
  },
  de: {
    product: 'Drei Säulen',
    title: 'Ihre Anfrage konnte nicht bearbeitet werden',
    action: 'Zur Startseite',
    back: 'Zurück zur Seite',
  },
}

/** Each page is made and compressed once, so that refusals cost nothing. */
const pages = new Map<string, Buffer>()

/** What a page takes that was sent too large a file, and its address without the language. */
type TooLarge = { most: Record<Language, string>; path: string }

/** null: another refusal, or no file was sent. */
const tooLargeAt = ({ path, originalUrl, headers }: Request, status: Status): TooLarge | null => {
  const most = status === 413 && mediaTypeOf(headers['content-type']) === FORM_WITH_FILE ? largestFileAt(path) : null
  return most && { most, path: frenchPathOf(path) + whichOf(originalUrl) }
}

/** Whose page, or which paper. */
const KEPT = ['who', 'number']
function whichOf(url: string): string {
  const asked = new URLSearchParams(url.split('?')[1])
  const kept = KEPT.flatMap((name) => {
    const value = asked.get(name)
    return value && value.length <= 8 ? [[name, value]] : []
  })
  return kept.length > 0 ? `?${new URLSearchParams(kept)}`.replaceAll('&', '&amp;') : ''
}

/** The language of the address first. */
function sendPage(request: Request, res: Response, status: Status): void {
  const { path, app, headers } = request
  const language = languageOfPath(path)
  const tooLarge = tooLargeAt(request, status)
  // No file of ours is found under another name either.
  const isElsewhere = status === 421
  const sheets: string[] = isElsewhere ? [] : [app.locals[STYLE_SHEET], app.locals[OWN_SHEET]].filter(Boolean)
  const origin: string = isElsewhere ? app.locals[OWN_ORIGIN] : ''
  const encoding = quickestFor(headers['accept-encoding'])
  const key = [status, language, ...sheets, origin, encoding].join(' ')
  const make = () => inEncoding(encoding, page(status, language, { sheets, origin, tooLarge }))
  const made = tooLarge ? make() : (pages.get(key) ?? make())
  if (!tooLarge) pages.set(key, made)
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding)
  res.vary('Accept-Encoding').type('html').send(made)
}

const inEncoding = (encoding: string, text: string) => (encoding === 'gzip' ? gzipSync(text) : Buffer.from(text))

/** The other languages come below, since not every address has one. */
function page(
  status: Status,
  first: Language,
  { sheets, origin, tooLarge }: { sheets: readonly string[]; origin: string; tooLarge: TooLarge | null },
): string {
  const { product, title } = FRAME[first]
  return `<!DOCTYPE html>
<html lang="${LOCALES[first]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${product}</title>
${sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('\n')}
</head>
<body>
<header class="header"><div class="wide header-row"><a class="product" href="${origin}${pathIn(first, '/')}">${product}</a></div></header>
<main class="wide main"><div class="page">
<p class="error-code error-code-failed"><span class="visually-hidden">Code </span>${status}</p>
<h1>${title}</h1>
${inLanguage(first, status, { origin, isFirst: true, tooLarge })}
<p class="hint" lang="en">${REFUSALS[status].title}</p>
${otherLanguages(first)
  .map((other) => section(other, status, { origin, tooLarge }))
  .join('\n')}
</div></main>
</body>
</html>
`
}

const section = (language: Language, status: Status, place: Omit<Placement, 'isFirst'>) =>
  `<section class="section" lang="${LOCALES[language]}">
<h2>${FRAME[language].title}</h2>
${inLanguage(language, status, { ...place, isFirst: false })}
</section>`

type Placement = { origin: string; isFirst: boolean; tooLarge: TooLarge | null }

const inLanguage = (language: Language, status: Status, { origin, isFirst, tooLarge }: Placement) => {
  const text = tooLarge ? TOO_LARGE_FILE[language](tooLarge.most[language]) : REFUSALS[status][language]
  const [to, action] = tooLarge ? [tooLarge.path, FRAME[language].back] : ['/', FRAME[language].action]
  return `<p${isFirst ? ' class="intro"' : ''}>${text}</p>
<p><a class="button button-${isFirst ? 'primary' : 'secondary'}" href="${origin}${pathIn(language, to)}">${action}</a></p>`
}
