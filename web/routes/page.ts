import { useMatch } from "@tanstack/react-router";
import type { AnyPage, EssayPage, PageById } from "../../contract/content.ts";

/** The compiled texts of the page that the route has loaded. */
export function usePage<Id extends keyof PageById>(id: Id): PageById[Id] {
  const page = useLoadedPage();
  if (page.id !== id) throw new Error(`The route of "${id}" loaded the page "${page.id}".`);
  return page as PageById[Id];
}

export function useEssay(): EssayPage {
  return useLoadedPage() as EssayPage;
}

function useLoadedPage(): AnyPage {
  return useMatch({ strict: false, select: (match) => match.loaderData }) as AnyPage;
}
