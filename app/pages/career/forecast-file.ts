/** The file of the letter: the page has two fields for files, and in the list of problems this one has its own name. */
export const FORECAST_FILE = 'forecastFile'
