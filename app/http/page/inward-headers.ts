// What the application's answers say to the server that sends them, and to nobody else.

/** The hashes of the page's own scripts, for its policy. */
export const scriptHashesHeader = 'x-script-hashes'

/** Another site that the page's scripts may ask. */
export const connectsToHeader = 'x-connects-to'

/** There is no page: the one of unknown addresses is to be sent, with this sentence. */
export const unknownPageHeader = 'x-unknown-page'
