import { data } from 'react-router'

/** The form a request carries. A body that is none answers 400, without a word in the log. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw data('The body is not a form.', { status: 400, statusText: 'Bad Request' })
  }
}
