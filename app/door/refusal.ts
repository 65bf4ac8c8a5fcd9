/** How the door says no: a plain page to a person, a problem document (RFC 9457) to a program. */
import type { Request, Response } from 'express'
import { isCrawler } from './crawlers'

const REFUSALS = {
  400: {
    title: 'Bad Request',
    fr: 'Cette adresse ne peut pas être lue. Vérifiez-la ou repartez de la page d’accueil.',
    de: 'Diese Adresse lässt sich nicht lesen. Prüfen Sie sie oder beginnen Sie auf der Startseite neu.',
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
  411: {
    title: 'Length Required',
    fr: 'Cette demande ne dit pas combien elle contient. Revenez à la page précédente et réessayez.',
    de: 'Diese Anfrage sagt nicht, wie viel sie enthält. Gehen Sie zurück und versuchen Sie es noch einmal.',
  },
  413: {
    title: 'Content Too Large',
    fr: 'Vous avez envoyé plus que ce que cette page peut recevoir. Revenez en arrière et raccourcissez vos réponses.',
    de: 'Sie haben mehr gesendet, als diese Seite annehmen kann. Gehen Sie zurück und kürzen Sie Ihre Angaben.',
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
} as const

export function refuse(req: Request, res: Response, status: keyof typeof REFUSALS): void {
  const { title, fr, de } = REFUSALS[status]
  res.status(status).setHeader('Cache-Control', 'no-store')
  if (isCrawler(req.headers['user-agent'])) res.end()
  else if (req.accepts(['json', 'html']) === 'html') res.type('html').send(page(title, fr, de))
  else res.type('application/problem+json').send(JSON.stringify({ type: 'about:blank', title, status }))
}

const page = (title: string, fr: string, de: string) => `<!DOCTYPE html>
<html lang="fr-CH">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><main>
<h1 lang="en">${title}</h1>
<p>${fr}</p>
<p lang="de-CH">${de}</p>
<p><a href="/">Accueil</a> <a href="/de" lang="de-CH">Startseite</a></p>
</main></body>
</html>
`
