export default function Style() {
  return null
}
