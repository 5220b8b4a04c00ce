/** The local storage key of the visitor's own branch; its value is the branch's key. In a file of its own for the start script. */
export const MY_BRANCH_KEY = 'my_branch';
