import { useNavigation } from 'react-router'

export function useSent(intent: string): FormData | undefined {
  const { formData } = useNavigation()
  return formData?.get('intent') === intent ? formData : undefined
}
