import "./app.css"

import { mount } from "svelte"

import App from "./App.svelte"
import { startResting } from "./lib/rest.svelte"

const target = document.getElementById("app")
if (!target) throw new Error("index.html has no #app")
startResting(document.documentElement)
mount(App, { target })
