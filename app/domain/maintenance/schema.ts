import { optionalText } from '#app/domain/shared/forms/form-text.ts'

export const messageSchema = optionalText({ longest: 300 })
