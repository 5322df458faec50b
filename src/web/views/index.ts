/**
 * The views of the page: home with the gallery, playing, setting, the lab, help; and the sheets that open above them. They put
 * state and parts together; what anything means is decided in `state` and `play`.
 */
export * from './app.tsx';
