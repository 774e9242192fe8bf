/** Made by tools/texts.ts from src/naqala/texts. */
declare module 'virtual:texts' {
  type Load = () => Promise<{ readonly default: string }>;
  const languages: Readonly<Record<string, { readonly name: string; readonly first: Load; readonly rest: Load }>>;
  export default languages;
}
