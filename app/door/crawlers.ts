/** Crawlers that name themselves. Anybody else, a person with curl or a headless browser included, is a person. */
const CRAWLERS = /\b(Googlebot|Bingbot|DuckDuckBot|YandexBot|Baiduspider|Applebot|Yahoo! Slurp)\b/i

/** Whether an error page would be read by a crawler only, which gets the status and nothing else. */
export const isCrawler = (userAgent: string | null | undefined) => CRAWLERS.test(userAgent ?? '')
