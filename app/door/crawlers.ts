/** Crawlers, recognised by isbot. People who use a program of their own, or send no user agent, are not crawlers. */
import { createIsBotFromList, findBotPatterns, list } from 'isbot'

/** Programs of people that isbot takes for bots: a pattern of isbot that matches one of these does not count. */
const OF_PEOPLE = [
  'curl/8.5.0',
  'Wget/1.21.4',
  'HTTPie/3.2.2',
  'PostmanRuntime/7.39.0',
  'python-requests/2.32.3',
  'node',
  'Playwright/1.65.1 (x64; debian 12) node/20.20',
  'axios/1.7.9',
  'okhttp/4.12.0',
  'aiohttp/3.11.11',
  'Go-http-client/2.0',
  'Apache-HttpClient/4.5.14 (Java/17.0.9)',
  'libwww-perl/6.67',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Unknown; Linux x86_64) AppleWebKit/538.1 (KHTML, like Gecko) PhantomJS/2.1.1 Safari/538.1',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Cypress/13.8.0 Chrome/118.0.5993.159 Electron/27.1.3 Safari/537.36',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Chrome-Lighthouse',
  'NetSurf/3.10 (Linux)',
  'Mozilla/4.0 (compatible; Dillo 3.0)',
]

/** Replaces isbot's "http", which matches programs too: a crawler names an address where to read about it. */
const ADDRESS = 'https?://'

const ofPeople = new Set(OF_PEOPLE.flatMap(findBotPatterns))

/** Whether an error page would be read only by a crawler, which gets the status and nothing else. */
export const isCrawler = createIsBotFromList([...list.filter((pattern) => !ofPeople.has(pattern)), ADDRESS])
