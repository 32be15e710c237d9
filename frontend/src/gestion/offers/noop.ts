/** For dialogs on a page that holds nothing else that could be lost: they ask by themselves before they close. */
export const noop = (): void => undefined;
